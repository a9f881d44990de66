/** Words that the event's contests use: offered while typing, so that nothing is spelt in two ways. */
export interface ContestWords {
  sections: readonly string[]
  levels: readonly string[]
  dances: readonly string[]
}

/** What a text field whose `list` is this id offers. */
export function WordList({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </datalist>
  )
}
