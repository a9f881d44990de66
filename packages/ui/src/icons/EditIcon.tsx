import { SvgIcon } from './SvgIcon.tsx'

export function EditIcon() {
  return (
    <SvgIcon>
      <path d="M4 20h4L19.5 8.5l-4-4L4 16ZM13 7l4 4" />
    </SvgIcon>
  )
}
