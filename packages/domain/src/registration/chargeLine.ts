/** `covered`: nothing is charged, because a pass covers the contest. */
export type ChargeKind = 'contest' | 'packet' | 'pass' | 'covered' | 'payGroup'

/** One line of what a registration owes; sums in kopecks. */
export interface ChargeLine {
  kind: ChargeKind
  contest_id: string
  label: string
  /** Dancers charged. */
  quantity: number
  /** Listed price per dancer. */
  price: number
  /** Of the listed price, by the event's price steps; 100 = unchanged. */
  percent: number
  /** quantity × price × percent, rounded half up to a kopeck. */
  amount: number
}
