export { EntrySection as Events } from "../../components/entry-section.tsx";
