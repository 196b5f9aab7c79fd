/** Stands for a file that webpack would give an address. */
export default "/static/file";
