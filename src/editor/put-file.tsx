import { ask, FailedRequest } from "./ask.ts";
import { FileField } from "./file-field.tsx";
import { useShared } from "./form-context.ts";
import { inTurn } from "./in-turn.ts";
import { remember, rememberFault } from "./memory.ts";
import { panelWord } from "./panel-words.ts";
import { mostPictureBytes } from "./protocol.ts";

interface PutFileProps {
  /** The field that names the file. */
  place: string;
  onPut: (name: string) => void;
}

/** Takes a file of the author's computer into `content/files/`, and writes its name into the field. */
export function PutFile({ place, onPut }: PutFileProps) {
  const { form } = useShared();
  async function put(file: File | undefined) {
    if (!file) return;
    remember({ said: panelWord("moment") });
    try {
      if (file.size > mostPictureBytes) throw new FailedRequest(413, { word: "largePicture" });
      const { file: name } = await ask(
        "put",
        { place, name: file.name.slice(-200) },
        undefined,
        file,
      );
      onPut(name);
      await form.shownAt("", panelWord("pictureAdded", { file: name }), false);
    } catch (error) {
      rememberFault(error);
    }
  }
  return <FileField word="choosePicture" take={(file) => inTurn(Symbol(), () => put(file))} />;
}
