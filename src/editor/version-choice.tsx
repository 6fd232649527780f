import { panelWord } from "./panel-words.ts";
import type { BothVersions } from "./publish-protocol.ts";

/** A file that the owner and somebody else have changed: the lines of each, and which version is kept. */
export function VersionChoice({ file, ...lines }: BothVersions) {
  return (
    <fieldset>
      <legend dir="ltr">{file}</legend>
      {(["mine", "theirs"] as const).map((version) => (
        <div key={version}>
          <label>
            <input type="radio" required name={file} value={version} />{" "}
            {panelWord(`publishing.${version}`)}
          </label>
          <pre dir="auto">
            {lines[version].map((line, index) => {
              const Change = line.startsWith("-") ? "del" : "ins";
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same.
              return <Change key={index}>{`${line.slice(1)}\n`}</Change>;
            })}
          </pre>
        </div>
      ))}
    </fieldset>
  );
}
