import type { FocusEvent } from "react";

/**
 * Closes a popover that the Tab key leaves for what is behind it. To be called when it loses the
 * focus, or its button does.
 */
export function closeOnLeave(panel: HTMLElement | null, { relatedTarget }: FocusEvent): void {
  if (!relatedTarget || !panel?.matches(":popover-open")) return;
  const isButton = relatedTarget.matches(`[popovertarget="${panel.id}"]`);
  if (!isButton && !panel.contains(relatedTarget)) panel.hidePopover();
}
