import type { PointerEvent } from "react";
import { panelStart } from "../../state/panel-start.ts";
import { panelWord } from "../../state/panel-words.ts";
import { showFocus } from "../../view/keep-focus.ts";
import { isReadOnly } from "../../view/use-files.ts";
import { WordButton } from "../../view/word-button.tsx";
import type { ControlProps, FieldKind } from "./field-kind.ts";

const percent = new Intl.NumberFormat(panelStart.language, { style: "percent" });

/** A point of a picture. */
export const pointKind: FieldKind = { label: "group", summary: () => "", Control: PointField };

/**
 * A point of a picture: pressed or dragged on the picture, or moved by the arrow keys of two sliders. Its value is
 * percentages from left and top, such as `30% 20%`; empty where there is none yet.
 */
function PointField({ of, id, value, setTyped, ...field }: ControlProps) {
  const [, x = "50", y = "50"] = /^(\d+)% (\d+)%$/.exec(value) ?? [];
  const shares = { left: Number(x), top: Number(y) };
  const address = addressOf(`${of.picture?.file}`);
  function move(changed: Partial<typeof shares>) {
    const { left, top } = { ...shares, ...changed };
    setTyped(`${left}% ${top}%`);
  }
  function follow({ currentTarget, clientX, clientY, buttons }: PointerEvent) {
    if (isReadOnly() || buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);
    move({
      left: share((clientX - box.x) / box.width),
      top: share((clientY - box.y) / box.height),
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={field["aria-describedby"]}>
      {address && (
        <div
          className="pointed"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={follow}
        >
          <img src={address} alt="" draggable={false} onLoad={showFocus} />
          <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
      )}
      {(["left", "top"] as const).map((side) => (
        <label key={side}>
          {panelWord(`pointFrom.${side}`)}{" "}
          <span aria-hidden="true">{percent.format(shares[side] / 100)}</span>
          <input
            type="range"
            dir="ltr"
            data-at={side === "left" ? field["data-at"] : undefined}
            value={shares[side]}
            disabled={isReadOnly()}
            aria-valuetext={percent.format(shares[side] / 100)}
            onChange={({ target }) => move({ [side]: Number(target.value) })}
          />
        </label>
      ))}
      {value !== "" && !isReadOnly() && (
        <WordButton word="delete" isPlain onClick={() => setTyped("")} />
      )}
    </div>
  );
}

/** The address of a picture that the page shows. */
function addressOf(file: string): string | undefined {
  const name = file.replace(/\.\w+$/, "");
  const isOf = new RegExp(`/assets/${name.replaceAll(".", "\\.")}-[0-9a-f]{8}[-.]`);
  return [...document.images].find(({ src }) => isOf.test(src))?.src;
}
