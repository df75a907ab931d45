class Cartouche < Formula
  desc "Draws badges as SVG in your own build, without a badge service"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@ADDRESS@/releases/download/v@VERSION@/cartouche-@VERSION@-source.tar.gz"
    sha256 "@SOURCE@"

    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build] # has Swift 6.2
    depends_on "cairo"
    depends_on "fontconfig"
    depends_on "fribidi"
    depends_on "harfbuzz"
    depends_on "libxml2"
    depends_on "libyaml"
  end

  on_linux do
    @WHEN@ do
      url "@ADDRESS@/releases/download/v@VERSION@/cartouche-@VERSION@-linux-@MACHINE@.tar.gz"
      sha256 "@LINUX@"
    end
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "cartouche"
      system "Packaging/install", ".build/release/cartouche", prefix
    else
      prefix.install "bin", "share", "licences.txt"
    end
  end

  test do
    system bin/"cartouche", "pill", "42", "-o", "pill.svg"
    system bin/"cartouche", "check", "pill.svg"
  end
end
