import { fullName } from '@parket/domain/account/user'
import { roleTitle, type Role } from '@parket/domain/rights/rights'
import { Button } from '../../../../components/Button/Button.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import type { PersonWithRole } from './peopleData.ts'
import * as styles from './people.css.ts'

interface PersonRowProps {
  person: PersonWithRole
  /** Roles that may be given and taken; empty for who only reads. */
  assignable: readonly Role[]
  isBusy: boolean
  onRoleChange: (role: Role) => void
  onRemove: () => void
}

/** Somebody with a role; it can be changed and taken where it is the reader's to give. */
export function PersonRow({ person, assignable, isBusy, onRoleChange, onRemove }: PersonRowProps) {
  const { email, role } = person
  const name = fullName(person)
  const isOwnToGive = assignable.includes(role)
  return (
    <li className={styles.row} aria-busy={isBusy}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>{email}</span>
      </span>
      {isOwnToGive && assignable.length > 1 ? (
        <div className={styles.roleField}>
          <Select
            label={`Роль: ${name}`}
            value={role}
            isDisabled={isBusy}
            items={assignable.map((value) => ({ value, label: roleTitle(value) }))}
            onChange={(value) => onRoleChange(value as Role)}
          />
        </div>
      ) : (
        <span>{roleTitle(role)}</span>
      )}
      <span className={styles.actions}>
        {isOwnToGive && (
          <Button
            variant="quiet"
            aria-label={`Убрать: ${name}`}
            isDisabled={isBusy}
            onPress={onRemove}
          >
            Убрать
          </Button>
        )}
      </span>
    </li>
  )
}
