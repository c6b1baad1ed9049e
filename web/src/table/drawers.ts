/** What can come from the side of a table. */
export type Drawer = "share" | "pad" | "log" | "chat" | "rules" | "settings";
