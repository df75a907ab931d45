# frozen_string_literal: true

# Badges in a site of Jekyll: {% badge name %}, and the report of the build in site.data.badges.
#
# Copy this file into _plugins, and write badges.yml beside _config.yml. Before the badges are drawn, the tags of the
# site with their counts are written into .jekyll-cache/badges/tags.json, for `each` in the manifest. The manifest names
# files in the folder of the site, in the working directory, and in the folders of `badges_allow` in _config.yml, where
# `badges_manifest` names another manifest.

require "cgi"
require "json"
require "open3"

module Cartouche
  # The folder of the badges, which Jekyll clears together with its caches.
  FOLDER = ".jekyll-cache/badges"

  def self.build(site)
    folder = File.join(site.source, FOLDER)
    FileUtils.mkdir_p(folder)
    # A tag may be a number, and the same as a text elsewhere.
    counts = site.tags.each_with_object(Hash.new(0)) { |(name, posts), sums| sums[name.to_s] += posts.size }
    File.write(File.join(folder, "tags.json"), JSON.generate(counts.sort.map { |name, count| { "name" => name, "count" => count } }))
    report = File.join(folder, "badges.json")
    manifest = path(site, "badges_manifest", site.config["badges_manifest"] || "badges.yml")
    command = ["cartouche", "build", manifest, "--output", File.join(folder, "badges"), "--report", report, "--prune"]
    command += [*site.config["badges_allow"]].map { |allowed| "--allow=#{path(site, 'badges_allow', allowed)}" }
    errors, status = run(command)
    raise Jekyll::Errors::FatalException, errors.strip unless status.success?

    # Below each warning, there is the line of the manifest.
    errors.lines(chomp: true).grep(/\A\S/) { |warning| Jekyll.logger.warn("Cartouche:", warning) }

    written = JSON.parse(File.read(report, encoding: "UTF-8"))
    site.data["badges"], site.data["badge_names"] = written.values_at("badges", "names")
    files(written).each { |path| site.static_files << Jekyll::StaticFile.new(site, folder, File.dirname("badges/#{path}"), File.basename(path)) }
  end

  def self.path(site, key, value)
    return File.expand_path(value, site.source) if value.is_a?(String)

    raise Jekyll::Errors::FatalException, "'#{key}' in _config.yml is no path: #{value.inspect}"
  end

  def self.run(command)
    _, errors, status = Open3.capture3(*command)
    # Whatever the locale says.
    [errors.force_encoding("UTF-8"), status]
  rescue Errno::ENOENT
    raise Jekyll::Errors::FatalException, "no command 'cartouche' on the path; pip install cartouche-badges brings it"
  end

  def self.files(report)
    [*report["badges"].values, report.fetch("index", {})].flat_map { |badge| [badge["file"], badge["dark"], *badge["exports"]].compact }
  end

  # {% badge coverage %}, or {% badge {{ name }} %} in a loop.
  class Tag < Liquid::Tag
    def initialize(tag, markup, tokens)
      super
      @name = Liquid::Template.parse(markup.strip)
    end

    def render(context)
      site = context.registers[:site]
      depend(site, context.registers[:page])
      name = @name.render(context)
      # The name of the data, such as tag/C++, or that of the file.
      name = site.data["badge_names"].fetch(name, name)
      badge = site.data.fetch("badges").fetch(name) { raise ArgumentError, "no badge '#{name}'" }
      # The report has it in a form that Markdown leaves alone: quotation marks in words are character references.
      image = badge["html"].sub("<img ", '<img class="cartouche-badge" ')
      folder = CGI.escapeHTML(context.invoke("relative_url", "/badges/"))
      image.gsub(/ (src|srcset)="/) { |start| start + folder }
    end

    # An incremental build writes a page again if the report changed.
    def depend(site, page)
      return unless page&.key?("path")

      site.regenerator.add_dependency(site.in_source_dir(page["path"]), File.join(site.source, FOLDER, "badges.json"))
    end
  end
end

Jekyll::Hooks.register(:site, :post_read) { |site| Cartouche.build(site) }
Liquid::Template.register_tag("badge", Cartouche::Tag)
