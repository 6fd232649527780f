export { EntrySection as News } from "../../components/entry-section.tsx";
