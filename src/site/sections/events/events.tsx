export { EntrySection as Events } from "../../components/page/entry-section.tsx";
