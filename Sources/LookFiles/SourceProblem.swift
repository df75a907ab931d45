/// A fact about a file that cannot be used.
public enum SourceProblem: Hashable, Sendable {
  /// The form of a value in a file.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A text or a number.
    case text
    /// A list.
    case list
    /// Keys with values.
    case map
    /// No value after the key.
    case nothing
  }

  /// What is wrong with the name of a file.
  public enum NameFault: Hashable, Sendable {
    /// It names no file.
    case empty
    /// It holds a backslash.
    case backslash
    /// It holds a control character.
    case controlCharacter
    /// It ends in a slash, as folders do.
    case folder
    /// It does not end as it must, in `.svg` for example.
    case lacksExtension(String)
    /// It, or one of its folders, is longer than disks allow.
    case tooLong(bytes: Int, maximum: Int)
    /// It is longer than a path may be, with all its folders.
    case pathTooLong(bytes: Int, maximum: Int)
    /// It holds a character that Windows forbids.
    case character(Character)
    /// It, or one of its folders, ends in a point or a space, which Windows leaves out.
    case lastCharacter(Character)
    /// It, or one of its folders, is a device of Windows, such as `nul`, Git's own folder, or one in which
    /// builds stage their files.
    case reserved
  }

  // MARK: The file

  /// The file is larger than any that is read.
  case tooLarge(bytes: Int, maximum: Int)
  /// The bytes are not UTF-8.
  case invalidUTF8
  /// A character that YAML forbids in files, by its number.
  case forbiddenCharacter(UInt32)
  /// The text is not YAML, in the words of the parser.
  case notYAML(message: String)
  /// Nothing but white space and comments.
  case emptyFile
  /// A second document begins.
  case severalDocuments
  /// Lists and maps are nested deeper than any that is read.
  case tooDeep(maximum: Int)
  /// An anchor or an alias: a few of them could stand for billions of values.
  case aliasesNotAllowed
  /// A YAML tag.
  case tagsNotAllowed(tag: String)

  // MARK: Keys

  /// A key that is no text.
  case keyNotText
  /// A key that is in the same map before.
  case duplicateKey(key: String, firstLine: Int)
  /// A key that means nothing here, the key that was probably meant, and all that may stand here, sorted.
  case unknownKey(key: String, context: String, suggestion: String?, expected: [String])
  /// A key without which the value means nothing.
  case missingKey(key: String, context: String)
  /// None of the keys of which one must be there.
  case missingKind(context: String, expected: [String])
  /// More than one of the keys of which one may be there, in the order of the file.
  case severalKinds(context: String, found: [String], expected: [String])
  /// Keys of which only one may be there.
  case exclusiveKeys(context: String, keys: [String])
  /// A key that would change nothing that is drawn.
  case noEffect(key: String, because: NoEffectReason)

  // MARK: Values

  /// A text in which nothing is.
  case emptyText(key: String)
  /// A value of a form that does not fit.
  case wrongForm(expected: [Form], found: Form)
  /// A list without elements, or with fewer than it needs.
  case tooFewElements(minimum: Int)
  /// A text that is none of the words that may stand here, and the word that was probably meant.
  case unknownValue(text: String, what: String, suggestion: String?, expected: [String])
  /// A name that no look of this kind has, the name that was probably meant, and the kind that has a look of this name.
  case unknownLook(name: String, kind: String, suggestion: String?, belongsTo: String?, expected: [String])
  /// A text that is no colour, and the colour name that was probably meant.
  case unknownColor(text: String, suggestion: String?)
  /// A text that is no plain decimal number.
  case notANumber(text: String)
  /// A number with a fraction where only a whole number makes sense.
  case notAnInteger(text: String)
  /// A whole number beyond what a computer counts with.
  case integerTooLarge(text: String)
  /// A number outside the range in which it makes sense.
  case numberOutOfRange(text: String, allowed: ClosedRange<Double>)
  /// A prefix with which no id may begin.
  case badIDPrefix(text: String)

  /// A value that a type of another module refuses.
  case refused(Refusal)

  // MARK: Files to read

  /// A path that leads out of the folder of the file in which it is.
  case pathLeadsOut(path: String)
  /// A file that is not there, or cannot be read.
  case unreadableFile(path: String)
  /// Looks that extend one another in a circle, the first one also last.
  case cyclicLooks(chain: [String])
  /// More looks extend one another than are read.
  case tooManyExtensions(maximum: Int)

  // MARK: Files to write

  /// A name that cannot be a file's.
  case badFileName(name: String, fault: NameFault)
  /// A name that leads out of the folder that is written to.
  case fileOutsideOutput(name: String)
  /// A name that is before, or one that some disks take for the same.
  case duplicateFile(name: String, firstLine: Int)
  /// A name that is before as a folder, or whose folder is before as a file.
  case fileIsFolder(name: String, firstLine: Int)
}
