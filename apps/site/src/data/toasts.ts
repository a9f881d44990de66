import { createToastQueue } from '@parket/ui/components/toastQueue'

/** What is said in passing on any page; the shell shows it. */
export const toasts = createToastQueue()
