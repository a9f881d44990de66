import * as styles from './Persons.css.ts'

/** «Лисицын Алексей, Корнеев Павел»: the line breaks between people, and within a name that is longer than it. Initials may be alike. */
export function Persons({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={`${at} ${name}`}>
      {at > 0 && ' '}
      <span className={styles.person}>{at < names.length - 1 ? `${name},` : name}</span>
    </span>
  ))
}
