import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** An effect the host has to provide (`machine.provide({actors})`); until then it fails by name. */
export function placeholder<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`The actor ${name} is not provided`)
  })
}
