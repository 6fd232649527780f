export { EntrySection as News } from "../../components/page/entry-section.tsx";
