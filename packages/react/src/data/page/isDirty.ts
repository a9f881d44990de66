type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether a text field holds what the page did not come with. React marks what it puts there as such, too. */
export function isDirty({ value, defaultValue }: TextField): boolean {
  return value !== defaultValue
}

let wasInputGiven = false

/** Notes what is typed or chosen from now on, until the address names another page. */
export function watchInput(): void {
  const note = () => {
    wasInputGiven = true
  }
  const forget = () => {
    wasInputGiven = false
  }
  addEventListener('input', note, { capture: true })
  // The router tells of each change of address by these.
  addEventListener('popstate', forget)
  addEventListener('pushState', forget)
}

/** Whether a reload would lose something: typed before the app had come, or since. */
export function hasInput(): boolean {
  const fields = document.querySelectorAll<TextField>('input, textarea')
  return wasInputGiven || [...fields].some(isDirty)
}
