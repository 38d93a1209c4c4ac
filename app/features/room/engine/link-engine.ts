import type { CallEngine, EngineEvents } from './call-engine.ts'

/** The two meet in the nutritionist's own room; this one only knows who is here. */
export function createLinkEngine({ onLink }: Pick<EngineEvents, 'onLink'>): CallEngine {
  const nothing = () => {}
  return {
    connect: () => onLink('alone'),
    meet: (tab) => onLink(tab === null ? 'alone' : 'connected'),
    hear: nothing,
    setMicrophone: nothing,
    setCamera: nothing,
    replaceDevice: async () => {},
    restart: nothing,
    leave: nothing,
  }
}
