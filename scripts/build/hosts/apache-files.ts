import { escapePattern } from "../../../src/engine/escape.ts";
import { folders } from "../../../src/engine/schema/collections.ts";
import { settingsPattern } from "../../../src/engine/site/index.ts";
import { editFolder } from "../../../src/panel/remote/edit-files.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { keptHeaders, sharedHeaders, windowHeaders } from "./host-headers.ts";
import type { Redirect } from "./redirects.ts";

/**
 * Settings for Apache 2.4 and LiteSpeed, which most hosts with FTP run. Only directives that `AllowOverride FileInfo`
 * allows, since one that a host forbids turns each answer into an error.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function* apacheFiles(
  contents: readonly Content[],
  redirects: readonly Redirect[],
  base: string,
): Generator<readonly [path: string, text: string]> {
  for (const { folder = "" } of contents)
    yield [
      `${folder}.htaccess`,
      `ErrorDocument 404 ${base}${folder}404.html\n${folder ? "" : settings(redirects, base)}`,
    ];
  if (contents[0]?.site.edit?.signIn)
    yield [
      `${editFolder}.htaccess`,
      `<IfModule mod_headers.c>\n${headerLines(windowHeaders)}</IfModule>\n`,
    ];
}

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"\n`)
    .join("");

function settings(redirects: readonly Redirect[], base: string): string {
  return `AddCharset utf-8 .html .css .csv .ics .js .json .md .svg .txt .vcf .vtt .xml .webmanifest
AddType application/manifest+json .webmanifest
AddType text/calendar .ics
AddType text/vtt .vtt
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2

<IfModule mod_rewrite.c>
  RewriteEngine On
  # None of these is a page of its own.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^(${settingsPattern}|(.+/)?404(\\.html)?)/*$ - [R=404,L]
${redirects.map((redirect) => `  ${rewriteRule(redirect, base)}\n`).join("")}  # /about, /about/ and /about.html are the same page. Content negotiation may have found the file before.
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{THE_REQUEST} !\\.html/*[?\\s]
  RewriteCond %{REQUEST_FILENAME}%{PATH_INFO} ^(.+?)(\\.html)?/*$
  RewriteCond %1.html -f
  RewriteRule ^(.+?)(\\.html)?/*$ ${base}$1.html [L]
  # Some hosts list what is in a folder.
  RewriteRule ^(.+/)?(assets|files|${folders.join("|")}|previews)/$ - [R=404,L]
</IfModule>

<IfModule mod_headers.c>
${headerLines(sharedHeaders)}  Header set Cache-Control "no-cache"
  # Their names change with what they hold.
  <IfModule mod_setenvif.c>
    SetEnvIf Request_URI "^${escapePattern(base)}assets/" kept
    Header set Cache-Control "${keptHeaders["Cache-Control"]}" env=kept
  </IfModule>
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${texts}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${texts}
  </IfModule>
</IfModule>
`;
}

const texts =
  "text/html text/css text/plain text/xml text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml";

/** A permanent redirect from a former address, with a slash at its end or without, or as a file. */
function rewriteRule({ from, also, to }: Redirect, base: string): string {
  const ends = also.map((path) => escapePattern(path.slice(from.length)));
  // Apache matches decoded bytes.
  const bytes = escapePattern(from.slice(1)).replaceAll(/%([\dA-F]{2})/g, "\\x$1");
  // A percent sign and a digit would be a group of a condition.
  return `RewriteRule ^${bytes}(${["/?", ...ends].join("|")})$ ${base}${to.slice(1).replaceAll("%", "\\%")} [R=301,L,NE]`;
}
