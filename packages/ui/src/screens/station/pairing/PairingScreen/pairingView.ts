import type { StationKind } from '@parket/domain/station/kinds'

/** Whose station a code opens, as the device shows it. */
export interface ShownStation {
  kind: StationKind
  /** The judge's letter. */
  letter: string | null
  label: string
  who: string
  event: string
  /** Another device works there. */
  isTaken: boolean
  /** The chief judge has a PIN already. */
  hasPin: boolean
}

export interface PairingView {
  /** What the device asks now. */
  step: 'code' | 'confirm' | 'pin' | 'waiting'
  /** An answer is awaited. */
  isBusy: boolean
  /** The team, until the event is known. */
  team: string
  /** What was typed. */
  code: string
  station: ShownStation | null
  /** What went wrong. */
  problem: string | null
  /** In Safari of an iPhone or iPad: the home screen keeps a storage of its own. */
  isSafariOfApple: boolean
}

export interface PairingActions {
  onCode: (code: string) => void
  /** «Да, это я». */
  onConfirm: () => void
  /** «Нет, это не я», or another code. */
  onRefuse: () => void
  /** Null: without a PIN. */
  onPin: (pin: string | null) => void
}

export interface PairingScreenProps {
  /** How far the pairing is. */
  view: PairingView
  /** What is pressed and typed. */
  actions: PairingActions
}
