import { ButtonLink } from '@parket/ui/components/ButtonLink'
import { EmptyState } from '@parket/ui/components/EmptyState'

export default function NotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title="Такой страницы нет"
      action={<ButtonLink href="/">На главную</ButtonLink>}
    >
      Проверьте адрес или начните с&nbsp;главной.
    </EmptyState>
  )
}
