import {
  PasteDancersDialog,
  type PasteDancersDialogProps,
} from '@parket/ui/screens/registration/PasteDancersDialog'
import type { ReactNode } from 'react'

/** Comes with the first press: most people type. */
export function PasteDialog(props: PasteDancersDialogProps): ReactNode {
  return <PasteDancersDialog {...props} />
}
