/** Hands a file to the player. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a file to another app of the player's; where the browser cannot, it is saved. Tells whether it was shared. */
export async function shareFile(name: string, content: string, text: string): Promise<boolean> {
  const data = { files: [new File([content], name, { type: 'application/json' })], text };
  const can = typeof navigator.canShare === 'function' && navigator.canShare(data);
  if (!can) {
    saveFile(name, content);
    return false;
  }
  try {
    await navigator.share(data);
  } catch (error) {
    // Whoever closes the sheet has changed his mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}
