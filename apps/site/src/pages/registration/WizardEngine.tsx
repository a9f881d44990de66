import type {
  WizardActions,
  WizardParts,
  WizardView,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { wizardParts } from '@parket/ui/screens/registration/RegistrationWizardParts'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useWizard, type WizardOptions } from './useWizard.ts'

const AnotherDancer = lazy(async () => ({
  default: (await import('./AnotherDancer.tsx')).AnotherDancer,
}))
const PasteDialog = lazy(async () => ({
  default: (await import('./PasteDialog.tsx')).PasteDialog,
}))
const RosterContainer = lazy(async () => ({
  default: (await import('./RosterContainer.tsx')).RosterContainer,
}))

type DialogName = 'another' | 'paste' | 'roster'

/** What the running wizard gives to the screen. */
export interface Running {
  view: WizardView
  actions: WizardActions
  parts: WizardParts
}

interface WizardEngineProps extends WizardOptions {
  /** «Далее» was pressed before this was here. */
  isNextWanted: boolean
  /** Told at first and after every change. */
  onRun: (running: Running) => void
}

/** Runs the wizard and its dialogs; the screen itself stands where it stood before this came. */
export function WizardEngine({ isNextWanted, onRun, ...options }: WizardEngineProps): ReactNode {
  const { view, actions } = useWizard(options)
  const { user } = useAuth()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  // Closed dialogs stay: the focus goes back to where they were opened.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isLoggedIn = user !== null

  function open(name: DialogName) {
    setOpened((before) => new Set([...before, name]))
    setDialog(name)
  }
  const tell = useEffectEvent((shown: WizardView, hasRoster: boolean) =>
    onRun({
      view: shown,
      parts: wizardParts,
      actions: {
        ...actions,
        onAnotherOpen: () => open('another'),
        onPasteOpen: () => open('paste'),
        onRosterOpen: hasRoster ? () => open('roster') : null,
      },
    }),
  )
  // Before the next paint: a letter typed must not wait for a second one.
  useLayoutEffect(() => tell(view, isLoggedIn), [view, isLoggedIn])

  const goOn = useEffectEvent(() => actions.onNext())
  useEffect(() => {
    if (isNextWanted) goOn()
  }, [isNextWanted])

  const { draft, filter } = view
  const onAdd = (dancers: readonly (typeof draft.dancers)[number][]) =>
    actions.onEdit({ type: 'dancers.enter', dancers })
  return (
    <Suspense>
      {opened.has('another') && (
        <AnotherDancer
          isOpen={dialog === 'another'}
          event={view.event}
          now={options.now}
          filter={filter}
          known={[...draft.dancers, ...draft.others]}
          onAdd={onAdd}
          onClose={() => setDialog(null)}
        />
      )}
      {opened.has('paste') && (
        <PasteDialog
          isOpen={dialog === 'paste'}
          event={view.event}
          now={options.now}
          maxTogether={filter.count.max}
          onAdd={onAdd}
          onClose={() => setDialog(null)}
        />
      )}
      {opened.has('roster') && user && (
        <RosterContainer
          isOpen={dialog === 'roster'}
          user={user}
          now={options.now}
          dancers={[...draft.dancers, ...draft.others]}
          onAdd={onAdd}
          onClose={() => setDialog(null)}
        />
      )}
    </Suspense>
  )
}
