import {
  AnotherDancerDialog,
  type AnotherDancerDialogProps,
} from '@parket/ui/screens/registration/AnotherDancerDialog'
import type { ReactNode } from 'react'

/** Comes with the first press: most registrations are of one soloist. */
export function AnotherDancer(props: AnotherDancerDialogProps): ReactNode {
  return <AnotherDancerDialog {...props} />
}
