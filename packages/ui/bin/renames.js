// What a script can rename between 0.1.0 and this release. What needs a decision is in `gone`.

const ariaLabel = { label: 'aria-label' }
const button = { ariaLabel: 'aria-label', fullWidth: 'isFullWidth' }

/**
 * Props by component: the new name, or `{ opposite }` for a boolean that means the opposite; `itemKeys` are keys of the
 * objects in its list.
 */
export const components = {
  Button: { props: button },
  ButtonLink: { props: button },
  Card: { props: { labelledBy: 'aria-labelledby' } },
  CheckboxGroup: { props: { options: 'items' } },
  ComboBox: { props: { options: 'items' }, itemKeys: { detail: 'description' } },
  CopyButton: { props: ariaLabel },
  DataTable: { props: { ...ariaLabel, onOpen: 'onRowAction', rows: 'items' } },
  Disclosure: { props: { isInitiallyOpen: 'defaultOpen' } },
  IconButton: {
    props: {
      ...ariaLabel,
      controls: 'aria-controls',
      isExpanded: 'aria-expanded',
      isPressed: 'isSelected',
    },
  },
  Inline: { props: { wrap: { opposite: 'isOneLine' } } },
  LoginDialog: { props: { isRunning: 'isPending' } },
  Menu: { props: { entries: 'items' }, itemKeys: { icon: 'iconStart' } },
  Pagination: { props: ariaLabel },
  QrCode: { props: ariaLabel },
  RadioGroup: { props: { options: 'items' } },
  Select: { props: { options: 'items' } },
  Spinner: { props: ariaLabel },
  Stack: { props: { ariaLabel: 'aria-label' } },
  Stepper: { props: { ...ariaLabel, steps: 'items' }, itemKeys: { onSelect: 'onPress' } },
  Table: { props: { caption: 'aria-label', rows: 'items' } },
  Tabs: {
    props: { ...ariaLabel, tabs: 'items', selected: 'value', onSelect: 'onChange' },
    itemKeys: { title: 'label' },
  },
  Timeline: { props: ariaLabel },
}

/** Modules: `to`, where one stands now; `names`, what of it has another name; `moved`, what stands in a module of its own. */
export const modules = {
  '@parket/ui/components/CheckboxGroup': { names: { CheckboxGroupOption: 'CheckboxGroupItem' } },
  '@parket/ui/components/ComboBox': { names: { ComboBoxOption: 'ComboBoxItem' } },
  '@parket/ui/components/Menu': { names: { MenuEntry: 'MenuItem' } },
  '@parket/ui/components/RadioGroup': { names: { RadioGroupOption: 'RadioGroupItem' } },
  '@parket/ui/components/Select': { names: { SelectOption: 'SelectItem' } },
  '@parket/ui/components/Stepper': { names: { StepperStep: 'StepperItem' } },
  '@parket/ui/components/Tabs': { names: { TabItem: 'TabsItem' } },
  '@parket/ui/screens/status/NoRightScreen': {
    to: '@parket/ui/layouts/NoRightPage',
    names: { NoRightScreen: 'NoRightPage', NoRightScreenProps: 'NoRightPageProps' },
  },
  '@parket/ui/screens/search/UserRatingScreen': {
    to: '@parket/ui/screens/rating/UserRatingScreen',
  },
  '@parket/ui/screens/organiser/AdminEventListScreen': {
    to: '@parket/ui/screens/office/events/AdminEventListScreen',
  },
  '@parket/ui/screens/organiser/RegistrationListScreen': {
    to: '@parket/ui/screens/office/registrations/RegistrationListScreen',
  },
  '@parket/domain/account/forgotPasswordMachine': {
    to: '@parket/domain/auth/forgotPasswordMachine',
  },
  '@parket/domain/account/formMachine': { to: '@parket/domain/form/formMachine' },
  '@parket/domain/account/loginMachine': { to: '@parket/domain/auth/loginMachine' },
  '@parket/domain/contest/ages': { to: '@parket/domain/contest/ageLabel' },
  '@parket/domain/contest/filters': { names: { rangesMeet: 'rangesOverlap' } },
  '@parket/domain/menu/sideMenu': { to: '@parket/domain/site/sideMenu' },
  '@parket/domain/money/charges': {
    names: { charges: 'computeCharges' },
    moved: {
      ChargeKind: '@parket/domain/registration/chargeLine',
      ChargeLine: '@parket/domain/registration/chargeLine',
      percentOn: '@parket/domain/money/price',
      totalOf: '@parket/domain/money/total',
    },
  },
  '@parket/domain/money/payee': { to: '@parket/domain/event/payee' },
  '@parket/domain/money/paymentStatus': { names: { owed: 'amountOwed' } },
  '@parket/domain/registration/capacity': { names: { promotions: 'listPromotions' } },
  '@parket/domain/registration/dancers': {
    moved: {
      birthDateProblem: '@parket/domain/person/birthDate',
      foldName: '@parket/domain/person/foldName',
    },
  },
  '@parket/domain/registration/draftKey': { to: '@parket/domain/registration/wizard/draftKey' },
  '@parket/domain/registration/entryPlan': { names: { StandingEntry: 'EntryBefore' } },
  '@parket/domain/registration/packets': {
    moved: { singleKey: '@parket/domain/registration/singleKey' },
  },
  '@parket/domain/registration/request': {
    moved: {
      Gender: '@parket/domain/person/gender',
      defaultGender: '@parket/domain/person/gender',
      isGender: '@parket/domain/person/gender',
    },
  },
  '@parket/domain/registration/steps': {
    to: '@parket/domain/registration/wizard/steps',
    moved: {
      StepIndex: '@parket/domain/registration/wizard/stepIndex',
      WizardRules: '@parket/domain/registration/wizard/wizardRules',
      firstStepWithErrors: '@parket/domain/registration/wizard/stepOfField',
      isStepIndex: '@parket/domain/registration/wizard/stepIndex',
      stepIndexes: '@parket/domain/registration/wizard/stepIndex',
      stepOfField: '@parket/domain/registration/wizard/stepOfField',
      steps: '@parket/domain/registration/wizard/stepIndex',
    },
  },
  '@parket/domain/registration/wizardContext': {
    to: '@parket/domain/registration/wizard/wizardContext',
    moved: {
      StepState: '@parket/domain/registration/wizard/wizardErrors',
      shownErrors: '@parket/domain/registration/wizard/wizardErrors',
      stepStates: '@parket/domain/registration/wizard/wizardErrors',
    },
  },
  '@parket/domain/registration/wizardMachine': {
    to: '@parket/domain/registration/wizard/wizardMachine',
    moved: { WizardEvent: '@parket/domain/registration/wizard/wizardSetup' },
  },
  '@parket/domain/rights/adminGuard': {
    to: '@parket/domain/site/pageAccess',
    names: { GuardAnswer: 'PageAccess', adminGuard: 'pageAccess' },
  },
  '@parket/domain/scoring/arrangement': {
    names: { Placed: 'HeatCandidate', arrange: 'dealHeats' },
  },
  '@parket/domain/session/menuMode': { to: '@parket/domain/site/menuMode' },
}

/** What is no longer there: what stands in its place, in Russian. */
export const gone = {
  '@parket/ui/components/Badge': 'вместо Badge: State (тон и слова) или count у TabNav',
  '@parket/ui/components/Chip': 'вместо Chip: TabNav для ссылок, ChipGroup для отборов',
  '@parket/ui/components/Parquet': 'вместо Parquet: EventPicture или picture/pictureSvg',
  '@parket/ui/components/herringbone': 'вместо herringbone: EventPicture или picture/pictureSvg',
  '@parket/ui/screens/registration/FoundRegistrationScreen':
    'вместо FoundRegistrationScreen: RegistrationScreen',
  '@parket/ui/screens/registration/RegistrationDoneScreen':
    'вместо RegistrationDoneScreen: RegistrationScreen',
  '@parket/domain/session/sessionMachine':
    'вместо sessionMachine: auth/authMachine, состояния и события другие',
}

/** Props of a component that became something else: what, in Russian. */
export const goneProps = {
  DataTable: {
    bulkActions: 'bulkActions: функция, которая получает выбранные строки',
    onReachEnd: 'вместо onReachEnd и total: onRangeNeeded и места в items',
    onSelectedChange: 'вместо onSelectedChange: onChange, массив ключей',
    rowHeight: 'вместо rowHeight: density',
    selected: 'вместо selected: value, массив ключей',
    total: 'вместо onReachEnd и total: onRangeNeeded и места в items',
  },
  FileSlot: { place: 'вместо place с id: state, title и description' },
  IconButton: { isPressed: 'isSelected ждёт ещё onChange: новое состояние' },
  Menu: { label: 'кнопка меню теперь своя: trigger={<Button>…</Button>}' },
  Popover: { label: 'кнопка теперь своя: trigger={<Button>…</Button>}' },
}
