/** Whether a text field holds what the page did not come with, nor the app put there. */
export function isDirty({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue
}

export function hasTypedText(): boolean {
  return [...document.querySelectorAll('input')].some(isDirty)
}
