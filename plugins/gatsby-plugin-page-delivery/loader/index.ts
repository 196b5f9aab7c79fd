import { keepActions } from "./keepActions";
import { mendAddress, mendHistory } from "./mendHistory";
import { scheduleScripts } from "./startScripts";
import { watchScripts } from "./watchScripts";

mendAddress();
scheduleScripts();
keepActions();
watchScripts();
mendHistory();
