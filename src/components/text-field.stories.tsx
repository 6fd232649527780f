import contact from "virtual:content/contact";
import { stories } from "../workshop/stories.ts";
import { TextField } from "./text-field.tsx";

const labels = contact.form;
const { nameMissing } = labels.errors;
const many = "This is wrong for several reasons, all of which are told here in one long line.";

const nameField = (errors: string[], error: string) => (
  <form className="form">
    <TextField label={labels.name} name="name" draftKey="" errors={errors} error={error} />
  </form>
);

export default stories("main", ["right-to-left"], {
  "Wrong, in words": nameField([nameMissing], nameMissing),
  "Wrong, in words longer than its lines": {
    shown: nameField([nameMissing, many], many),
    settings: { language: "de" },
  },
});
