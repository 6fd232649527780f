/** The picture that other services show with a link to a page. */
export interface LinkPreview {
  /** Path below that of the site and its language, encoded. */
  path: string;
  /** Media type. */
  type: string;
  /** In pixels. */
  width: number;
  height: number;
}
