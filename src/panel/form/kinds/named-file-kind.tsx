import { pasteLine } from "../../page/pasted.ts";
import { mostPictureBytes } from "../../protocol/protocol.ts";
import { ask, FailedRequest } from "../../state/ask.ts";
import { inTurn } from "../../state/in-turn.ts";
import { remember, rememberFault } from "../../state/memory.ts";
import { panelWord, pictureSaid } from "../../state/panel-words.ts";
import { isReadOnly } from "../../view/use-files.ts";
import { ChoiceList } from "../choice-field.tsx";
import { FileField } from "../file-field.tsx";
import { useShared } from "../form-context.ts";
import type { ControlProps, FieldKind } from "./field-kind.ts";
import { LineField } from "./line-kinds.tsx";

/** A file by its name, or one of the author's computer, whose name it then gets. */
export const namedFileKind: FieldKind = {
  missing: "choosePicture",
  Control(props) {
    const { of, id, value } = props;
    const list = `${id}-known`;
    // Where no file is named yet, one is chosen first.
    const isToChoose = value === "" && !isReadOnly();
    const at = isToChoose ? undefined : of.place;
    return (
      <>
        <LineField {...{ ...props, list, "data-at": at }} onPaste={pasteLine} />
        <ChoiceList id={list} choices={of.choices} />
        {!isReadOnly() && <PutFile {...{ ...props, isToChoose }} />}
      </>
    );
  },
};

interface PutFileProps extends ControlProps {
  /** Whether it gets the focus in place of the field for the name. */
  isToChoose: boolean;
}

/** Takes a file of the author's computer into the content, and writes its name into the field. */
function PutFile({ of: { place, isPicture }, value, setTyped, isToChoose }: PutFileProps) {
  const { form } = useShared();
  async function put(file: File | undefined) {
    if (!file) return;
    remember({ said: panelWord("moment") });
    try {
      if (file.size > mostPictureBytes) throw new FailedRequest(413, { word: "largePicture" });
      const asked = { place, name: file.name.slice(-200), ...(isPicture && { isPicture }) };
      const put = await ask("put", asked, undefined, file);
      setTyped(put.file);
      const { isSame } = put;
      await form.shownAt("", pictureSaid("pictureAdded", put), { isSame, isOther: false });
    } catch (error) {
      rememberFault(error);
    }
  }
  return (
    <FileField
      word="choosePicture"
      there={value}
      {...(isPicture && { accept: "image/*" })}
      {...(isToChoose && { "data-at": place })}
      take={(file) => inTurn(Symbol(), () => put(file))}
    />
  );
}
