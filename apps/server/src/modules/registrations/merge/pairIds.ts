/** Two registrations, by their ids; of the two the earlier first. */
export interface PairIds {
  reg_data_id: number
  other_id: number
}
