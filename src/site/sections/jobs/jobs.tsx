export { EntrySection as Jobs } from "../../components/entry-section.tsx";
