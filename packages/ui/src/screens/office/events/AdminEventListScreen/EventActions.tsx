import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Popover } from '../../../../components/Popover/Popover.tsx'
import { MenuIcon } from '../../../../icons/MenuIcon.tsx'
import { eventActions } from '../../parts/eventLife.ts'
import * as office from '../../parts/office.css.ts'
import type { AdminEvent, AdminEventListScreenProps } from './adminEventData.ts'

interface EventActionsProps extends Pick<
  AdminEventListScreenProps,
  'links' | 'onAction' | 'onCopy' | 'onRehearse' | 'onDelete' | 'mayDelete'
> {
  event: AdminEvent
}

/** What can be done to an event of the list, behind one button. */
export function EventActions(props: EventActionsProps) {
  const { event, links, onAction, onCopy, onRehearse, onDelete, mayDelete } = props
  const isRehearsal = event.rehearsal_of != null
  return (
    <Popover
      trigger={
        <IconButton aria-label={`Действия с турниром «${event.name}»`} icon={<MenuIcon />} />
      }
      title={event.name}
    >
      {(close) => {
        const press = (action: () => void) => () => {
          close()
          action()
        }
        return (
          <div className={office.actionList}>
            <ButtonLink variant="quiet" href={links.event(event.id)}>
              Страница турнира
            </ButtonLink>
            {!isRehearsal && (
              <Button variant="quiet" onPress={press(() => onRehearse(event))}>
                Репетиция
              </Button>
            )}
            {onCopy && !isRehearsal && (
              <Button variant="quiet" onPress={press(() => onCopy(event))}>
                Копировать…
              </Button>
            )}
            {eventActions(event).map(({ action, label }) => (
              <Button key={action} variant="quiet" onPress={press(() => onAction(event, action))}>
                {label}
              </Button>
            ))}
            {!isRehearsal && mayDelete(event) && (
              <Button variant="quiet" tone="critical" onPress={press(() => onDelete(event))}>
                Удалить…
              </Button>
            )}
          </div>
        )
      }}
    </Popover>
  )
}
