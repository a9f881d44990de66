import { FieldError } from '../../../../components/Field/FieldError.tsx'
import { fieldId } from '../fieldId.ts'

interface GroupErrorProps {
  /** Key of the errors: `dancers`, `packets`. */
  path: string
  errors: readonly string[] | undefined
}

/** What is wrong with a group as a whole; the focus can be moved to it. */
export function GroupError({ path, errors }: GroupErrorProps) {
  if (!errors?.length) return null
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      <FieldError id={undefined} error={errors} />
    </div>
  )
}
