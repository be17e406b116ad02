/** Learning All Bridges Burning by playing: two Commands of the Reds. */
import type { Tutorial } from '../../../kernel/tutorial';
import type { AllBridges } from '../state';

const giving = {
  like: { kind: 'transfer' },
  say: { en: 'You would give Resources away.', de: 'Du würdest Mittel verschenken.' },
};
const takingBack = {
  like: { kind: 'withdraw' },
  say: { en: 'You would take a piece off the map.', de: 'Du würdest eine Figur von der Karte nehmen.' },
};
const elsewhere = {
  like: { kind: 'rally' },
  say: {
    en: 'You have fewer people or less Opposition there.',
    de: 'Dort hast du weniger Leute oder weniger Opposition.',
  },
};
const special = {
  like: { kind: 'special-activity' },
  say: {
    en: 'It is allowed with a full Command, but it is not for the first lesson.',
    de: 'Zu einem vollen Befehl darfst du das, aber es gehört nicht in die erste Lektion.',
  },
};
const otherBox = {
  like: { kind: 'take' },
  say: {
    en: 'Another box does less or uses the Event instead.',
    de: 'Ein anderes Feld tut weniger oder nutzt das Ereignis.',
  },
};
const passing = {
  like: { kind: 'pass' },
  say: {
    en: 'You would gain 1 Resource and wait.',
    de: 'Du bekämst 1 Mittel und würdest warten.',
  },
};

export const tutorial: Tutorial<AllBridges> = {
  id: 'first',
  title: { en: 'Learn All Bridges Burning', de: 'All Bridges Burning lernen' },
  seat: 'reds',
  quiet: [{ kind: 'pass' }],
  position: {},
  steps: [
    {
      say: {
        en: 'Finland, 1917. You lead the Reds. You need Opposition among the people, and Administrations of your own. Hatred and Russian power must stay low.',
        de: 'Finnland, 1917. Du führst die Roten. Du brauchst Opposition im Volk und eigene Verwaltungen. Hass und russische Macht müssen niedrig bleiben.',
      },
      spotlight: ['goal'],
    },
    {
      say: {
        en: 'The pieces in your colour are your people. Towns matter most: {helsinki} has the most people, {tampere} is yours at heart.',
        de: 'Die Figuren in deiner Farbe sind deine Leute. Städte zählen am meisten: {helsinki} hat die meisten Menschen, {tampere} steht dir nahe.',
      },
      spotlight: ['helsinki', 'tampere'],
    },
    {
      say: {
        en: 'An Event card lies open. You act first, and your box sets the row for all. Take “Command + Special Activity”: as many spaces as you can pay.',
        de: 'Eine Ereigniskarte liegt offen. Du handelst zuerst, und dein Feld legt die Reihe für alle fest. Nimm „Befehl + Sonderaktion“: so viele Gebiete, wie du bezahlst.',
      },
      spotlight: ['choices'],
      awaits: [{ kind: 'take', box: 'middle-command' }],
      instead: [otherBox, passing],
      then: {
        en: 'A full Command has a price: you sit out the next card. The Limited Command does not.',
        de: 'Ein voller Befehl hat seinen Preis: Bei der nächsten Karte setzt du aus. Der begrenzte Befehl nicht.',
      },
    },
    {
      say: {
        en: 'First you need people: choose Rally.',
        de: 'Zuerst brauchst du Leute: Wähl „Sammeln“.',
      },
      awaits: [{ kind: 'choose-command', command: 'rally' }],
      instead: [
        {
          like: { kind: 'choose-command' },
          say: { en: 'Later: you have too few Cells for it.', de: 'Später: Dafür hast du zu wenige Zellen.' },
        },
        special,
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Each space costs 1 Resource and brings a Cell. Rally in {helsinki}.',
        de: 'Jedes Gebiet kostet 1 Mittel und bringt eine Zelle. Sammle in {helsinki}.',
      },
      spotlight: ['helsinki'],
      awaits: [{ kind: 'rally', space: 'helsinki' }],
      instead: [elsewhere, special, giving, takingBack],
      then: {
        en: 'One Cell came. Opposition in a space brings more of them.',
        de: 'Eine Zelle kam. Opposition in einem Gebiet bringt mehr davon.',
      },
    },
    {
      say: {
        en: 'The same Command goes on in a second space: Rally in {tampere}.',
        de: 'Derselbe Befehl geht in einem zweiten Gebiet weiter: Sammle in {tampere}.',
      },
      spotlight: ['tampere'],
      awaits: [{ kind: 'rally', space: 'tampere' }],
      instead: [
        elsewhere,
        { like: { kind: 'done' }, say: { en: 'One space would be all.', de: 'Ein Gebiet wäre alles.' } },
        special,
        giving,
        takingBack,
      ],
      then: {
        en: 'Here you may choose: new Cells, or an Administration instead of two Cells.',
        de: 'Hier hast du die Wahl: neue Zellen oder eine Verwaltung statt zweier Zellen.',
      },
    },
    {
      say: {
        en: 'Replace two Cells with a disc, your Administration. It counts for victory, and only with one can you win the people there wholly.',
        de: 'Ersetze zwei Zellen durch eine Scheibe, deine Verwaltung. Sie zählt für den Sieg, und nur mit ihr gewinnst du die Menschen dort ganz.',
      },
      spotlight: ['tampere', 'goal'],
      awaits: [{ kind: 'build', active: 0 }],
      instead: [
        {
          like: { kind: 'place-cells' },
          say: { en: 'More people, but no step to victory.', de: 'Mehr Leute, aber kein Schritt zum Sieg.' },
        },
        special,
        giving,
        takingBack,
      ],
      then: {
        en: 'Two Cells became a disc. Build early: the goal above now shows 4 of 12.',
        de: 'Zwei Zellen wurden zu einer Scheibe. Bau früh: Das Ziel oben zeigt jetzt 4 von 12.',
      },
    },
    {
      say: {
        en: 'Keep some Resources for the next card: choose “Done”.',
        de: 'Behalt Mittel für die nächste Karte: Wähl „Fertig“.',
      },
      spotlight: ['keyFigures'],
      awaits: [{ kind: 'done' }],
      instead: [elsewhere, special, giving, takingBack],
    },
    {
      say: {
        en: 'With a Command comes a Special Activity, if you like. Do without it today: “Done”.',
        de: 'Zum Befehl gehört auf Wunsch eine Sonderaktion. Verzichte heute darauf: „Fertig“.',
      },
      awaits: [{ kind: 'done' }],
      instead: [special, giving, takingBack],
      then: {
        en: 'The others passed and gained Resources. You sat out a card. Now you are first again.',
        de: 'Die anderen passten und bekamen Mittel. Du hast eine Karte lang ausgesetzt. Jetzt bist du wieder zuerst dran.',
      },
    },
    {
      say: {
        en: 'Look at the new card, then take “Command + Special Activity” again.',
        de: 'Sieh dir die neue Karte an, dann nimm wieder „Befehl + Sonderaktion“.',
      },
      awaits: [{ kind: 'take', box: 'middle-command' }],
      instead: [otherBox, passing],
    },
    {
      say: {
        en: 'Your Cells lie Inactive: they count for Control, but cannot strike. Activism wakes them. Choose it.',
        de: 'Deine Zellen sind inaktiv: Sie zählen für die Kontrolle, schlagen aber nicht zu. Aktivismus weckt sie. Wähl ihn.',
      },
      awaits: [{ kind: 'choose-command', command: 'activism' }],
      instead: [
        {
          like: { kind: 'choose-command', command: 'rally' },
          say: { en: 'More Cells, but all of them asleep.', de: 'Mehr Zellen, aber alle schlafen.' },
        },
        special,
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Pay 1 Resource and roll: you may activate that many Cells.',
        de: 'Zahl 1 Mittel und würfle: So viele Zellen darfst du aktivieren.',
      },
      awaits: [{ kind: 'activate' }],
      rolls: [['1d6', [4]]],
      instead: [
        {
          like: { kind: 'flip' },
          say: {
            en: 'That is against enemy Cells; first wake your own.',
            de: 'Das geht gegen feindliche Zellen; weck erst deine.',
          },
        },
        giving,
        takingBack,
      ],
      then: { en: 'A 4: four Cells can wake.', de: 'Eine 4: Vier Zellen können erwachen.' },
    },
    {
      say: {
        en: 'Begin in {helsinki}, where Control is worth most.',
        de: 'Fang in {helsinki} an, wo Kontrolle am meisten wert ist.',
      },
      spotlight: ['helsinki'],
      awaits: [{ kind: 'activate-cell', space: 'helsinki' }],
      instead: [
        {
          like: { kind: 'activate-cell' },
          say: { en: 'Also good, but after Helsinki.', de: 'Auch gut, aber nach Helsinki.' },
        },
        {
          like: { kind: 'done' },
          say: { en: 'The four would be lost.', de: 'Die vier wären verloren.' },
        },
        giving,
        takingBack,
      ],
      then: {
        en: 'Only Active Cells use Terror and earn by the Political Event. Rally, build, activate: so the Reds begin.',
        de: 'Nur aktive Zellen üben Terror aus und verdienen beim Politischen Ereignis. Sammeln, bauen, aktivieren: So beginnen die Roten.',
      },
    },
  ],
};
