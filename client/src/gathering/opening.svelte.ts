import { openTable, sentence } from "../house";
import { linkTo } from "../router.svelte";
import type { NewTable } from "../wire";

/** Opening a table and going there, or saying why not. */
export class Opening {
  trouble = $state("");
  busy = $state(false);

  async open(table: NewTable): Promise<void> {
    this.trouble = "";
    this.busy = true;
    try {
      const opened = await openTable(table);
      location.hash = linkTo("table", opened.id);
    } catch (caught) {
      this.trouble = sentence(caught);
    } finally {
      this.busy = false;
    }
  }
}
