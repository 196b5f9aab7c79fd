/**
 * The roles of rows and cells, which browsers drop where CSS lays a row out as a grid
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html); objects, because
 * lint takes the attributes for redundant.
 */
export const tableRoles = {
  row: { role: "row" },
  rowHeader: { role: "rowheader" },
  columnHeader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
