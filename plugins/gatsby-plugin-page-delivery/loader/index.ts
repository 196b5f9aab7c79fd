import { repairAddress, repairHistory } from "./repairHistory";
import { replayActions } from "./replayActions";
import { scheduleScripts } from "./startScripts";
import { watchScripts } from "./watchScripts";

repairAddress();
scheduleScripts();
replayActions();
watchScripts();
repairHistory();
