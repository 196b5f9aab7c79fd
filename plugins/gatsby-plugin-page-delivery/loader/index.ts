import { holdPresses } from "./holdPresses";
import { reloadOnce } from "./reloadOnce";
import { followScroll } from "./solidHeader";
import { scheduleScripts } from "./startScripts";

scheduleScripts();
holdPresses();
reloadOnce();
followScroll();
