import type { ContestFields } from '@parket/domain/contest/fields'
import type { Contest } from '../../records/contests.ts'

export type Edited = { contest: Contest; before: ContestFields; after: ContestFields }
