export { EntrySection as Jobs } from "../../components/page/entry-section.tsx";
