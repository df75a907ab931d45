/// A problem of a file: the facts.
package enum SourceProblem: Hashable, Sendable {
  /// The form of a value in a file.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// A text or a number.
    case text = "a text"
    /// Only in what is expected.
    case number = "a number"
    case list = "a list"
    case map = "keys with values"
    /// No value after the key.
    case nothing
  }

  /// What is wrong with the name of a file.
  package struct NameFault: Hashable, Sendable {
    let reason: String

    /// It names no file.
    package static var empty: Self { Self(reason: "it is empty") }
    package static var backslash: Self { Self(reason: "it contains a backslash; folders are separated by '/'") }
    package static var controlCharacter: Self { Self(reason: "it contains a control character") }
    /// It ends with a slash, as folders do.
    package static var folder: Self { Self(reason: "it names a folder") }
    /// It has not the required extension, such as `.svg`.
    package static func onlyExtension(_ suffix: String) -> Self { Self(reason: "it has nothing before '\(suffix)'") }
    package static func lacksExtension(_ suffix: String) -> Self { Self(reason: "it does not end in '\(suffix)'") }
    /// It, or one of its folders, is longer than disks allow.
    package static func tooLong(bytes: Int, maximum: Int) -> Self {
      Self(reason: "\(bytes) bytes between two '/' are too many; the maximum is \(maximum)")
    }
    /// It is longer than a path may be.
    package static func pathTooLong(bytes: Int, maximum: Int) -> Self {
      Self(reason: "\(bytes) bytes are too many; the maximum is \(maximum), folders included")
    }
    package static func character(_ character: Character) -> Self {
      Self(reason: "it contains '\(character)', which Windows does not allow")
    }
    /// It, or one of its folders, ends with a point or a space.
    package static func lastCharacter(_ character: Character) -> Self {
      Self(reason: "a part of it ends in '\(character)', which Windows removes")
    }
    /// It, or one of its folders, is a device of Windows, such as `nul`, Git's own folder, or one in which
    /// builds stage their files.
    package static var reserved: Self {
      Self(reason: "a part of it is reserved, by Windows, by Git or for files that are being written")
    }
  }

  // MARK: The file

  /// The file is larger than the limit.
  case tooLarge(bytes: Int, maximum: Int)
  /// The bytes are not UTF-8.
  case invalidUTF8
  /// The file is in another encoding.
  case utf16
  /// A character that YAML or JSON forbids, by its number.
  case forbiddenCharacter(UInt32)
  /// A letter with more than `maximum` combining marks.
  case tooManyMarks(maximum: Int)
  /// The text is not YAML; with the message of the parser.
  case notYAML(message: String)
  /// The text is not JSON; with what is expected at the place.
  case notJSON(expected: String)
  /// The text is not TOML; with what is wrong.
  case notTOML(message: String)
  /// The text is not CSV; with what is expected at the place.
  case notCSV(expected: String)
  /// Nothing but white space and comments.
  case emptyFile
  /// A second document begins.
  case severalDocuments
  /// Lists and maps are nested too deeply.
  case tooDeep(maximum: Int)
  /// There are more values than a file may have.
  case tooManyValues(maximum: Int)
  /// There are more lines that begin with `%`, as directives do, than a file may have.
  case tooManyDirectives(maximum: Int)
  /// An anchor or an alias: a few of them could stand for billions of values.
  case aliasesNotAllowed
  /// A YAML tag.
  case tagsNotAllowed(tag: String)

  // MARK: Keys

  /// A key that is not a text.
  case keyNotText
  /// A key that is already in the same map.
  case duplicateKey(key: String, firstLine: Int)
  /// An unknown key, with the nearest key as a suggestion, and all allowed keys, sorted.
  case unknownKey(key: String, context: String, suggestion: String?, expected: [String])
  /// A required key is missing.
  case missingKey(key: String, context: String)
  /// None of the keys is there, and one of them is required.
  case missingKind(context: String, expected: [String])
  /// More than one of the keys of which one may be there, in the order of the file.
  case severalKinds(context: String, found: [String], expected: [String])
  /// Keys of which only one may be there.
  case exclusiveKeys(context: String, keys: [String])
  /// A key that has no effect.
  case noEffect(key: String, because: NoEffectReason)

  // MARK: Values

  /// An empty text.
  case emptyText(key: String)
  /// A value of the wrong form.
  case wrongForm(expected: [Form], found: Form)
  /// A text that is not the short form of a map, with one that is.
  case badShortForm(text: String, example: String)
  /// A list with too few elements.
  case tooFewElements(minimum: Int)
  /// A text that is none of the allowed words, with the nearest one as a suggestion.
  case unknownValue(text: String, what: String, suggestion: String?, expected: [String])
  /// A name that no look of this kind has, with the nearest name as a suggestion, and the kind that has a look of this
  /// name.
  case unknownLook(name: String, kind: String, suggestion: String?, belongsTo: String?, expected: [String])
  /// A text that is not a colour, with the nearest colour name as a suggestion.
  case unknownColor(text: String, suggestion: String?)
  /// A text that is not a plain decimal number.
  case notANumber(text: String)
  /// A number with a fraction where a whole number is required.
  case notAnInteger(text: String)
  /// A whole number that is too large for an integer.
  case integerTooLarge(text: String)
  /// A number that is out of range.
  case numberOutOfRange(text: String, allowed: ClosedRange<Double>)
  /// A prefix that cannot begin an id.
  case badIDPrefix(text: String)

  /// A value that a type of another module rejects.
  case refused(ForeignProblem)

  // MARK: Files to read

  /// A path to a place outside the folder of the file that contains it.
  case pathLeadsOut(path: String)
  /// A file that does not exist or cannot be read, or with another reason why it is not read.
  case unreadableFile(path: String, reason: String? = nil)
  /// Looks that extend one another in a circle, the first one also last.
  case cyclicLooks(chain: [String])
  /// Too many looks extend one another.
  case tooManyExtensions(maximum: Int)

  // MARK: Files to write

  /// A pair of files where only one can be.
  case pairNeedsManifest
  /// A name that a file cannot have.
  case badFileName(name: String, fault: NameFault)
  /// A name of a place outside the output folder.
  case fileOutsideOutput(name: String)
  /// A name that is already used, or equal to one on some disks; with the place of the first one, unless it is the
  /// same.
  case duplicateFile(name: String, firstLine: Int?, file: String? = nil)
  /// A name that is already used for a folder, or a folder with a name that is already used for a file.
  case fileIsFolder(name: String, firstLine: Int, file: String? = nil)
}
