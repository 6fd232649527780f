import { expectGoodPictures } from "../support/check-pictures.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits)
  test(`pictures of ${route.key} are sharp`, ({ page }) => expectGoodPictures(page, path));
