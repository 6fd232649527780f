import { ask, FailedRequest } from "./ask.ts";
import { FileField } from "./file-field.tsx";
import { useShared } from "./form-context.ts";
import { inTurn } from "./in-turn.ts";
import { remember, rememberFault } from "./memory.ts";
import { panelWord, pictureSaid } from "./panel-words.ts";
import { mostPictureBytes } from "./protocol.ts";

interface PutFileProps {
  /** The field that names the file. */
  place: string;
  isPicture: boolean;
  /** What that says. */
  value: string;
  /** Whether it gets the focus in place of that field. */
  isToChoose: boolean;
  onPut: (name: string) => void;
}

/** Takes a file of the author's computer into the content, and writes its name into the field. */
export function PutFile({ place, value, isPicture, isToChoose, onPut }: PutFileProps) {
  const { form } = useShared();
  async function put(file: File | undefined) {
    if (!file) return;
    remember({ said: panelWord("moment") });
    try {
      if (file.size > mostPictureBytes) throw new FailedRequest(413, { word: "largePicture" });
      const asked = { place, name: file.name.slice(-200), ...(isPicture && { isPicture }) };
      const put = await ask("put", asked, undefined, file);
      onPut(put.file);
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
