/** The hard part of All Bridges Burning: who acts when, what a box leaves to others, and Events. */
import { scripted, type Tutorial } from '../../../kernel/tutorial';
import type { AllBridges } from '../state';

const by = scripted<AllBridges>();

const giving = {
  like: { kind: 'transfer' },
  say: { en: 'You would give Resources away.', de: 'Du würdest Mittel verschenken.' },
};
const takingBack = {
  like: { kind: 'withdraw' },
  say: { en: 'You would take a piece off the map.', de: 'Du würdest eine Figur von der Karte nehmen.' },
};
const passing = {
  like: { kind: 'pass' },
  say: { en: 'You would gain 1 Resource and wait.', de: 'Du bekämst 1 Mittel und würdest warten.' },
};
const elsewhere = {
  like: { kind: 'rally' },
  say: { en: 'Without Support there only one Cell comes.', de: 'Ohne Unterstützung kommt dort nur eine Zelle.' },
};
const otherSpecial = {
  like: { kind: 'special-activity' },
  say: { en: 'Another time. Vaasa comes first.', de: 'Ein andermal. Erst Vaasa.' },
};

export const second: Tutorial<AllBridges> = {
  id: 'second',
  title: { en: 'All Bridges Burning: eligibility and Events', de: 'All Bridges Burning: Reihenfolge und Ereignisse' },
  seat: 'senate',
  position: {
    cylinders: { reds: 'first', senate: 'second', moderates: 'third' },
    germany: 'none',
    agenda: [
      { kind: 'german-turn', turn: 'first' },
      { kind: 'factions' },
      { kind: 'german-turn', turn: 'last' },
      { kind: 'adjust-eligibility' },
      { kind: 'next-card' },
    ],
    piles: { current: ['11'], upcoming: ['16'], deck: ['9', '21', '4'] },
  },
  steps: [
    {
      say: {
        en: 'Now you lead the Senate. You need Towns, and for the war you want Jaeger. The next card is {16}: whoever comes first there may take it.',
        de: 'Jetzt führst du den Senat. Du brauchst Städte, und für den Krieg willst du Jäger. Die nächste Karte ist {16}: Wer dort zuerst dran ist, darf sie nehmen.',
      },
      spotlight: ['goal', 'prompt'],
    },
    {
      before: [
        by('reds', { kind: 'take', box: 'bottom-event-d' }),
        by('reds', { kind: 'shift-vassalage', power: 'russian', by: -1 }),
      ],
      say: {
        en: 'The Reds took the Event of the bottom row. So a Command or a Limited Command is left for you, or you pass. Pass: it earns 1 Resource.',
        de: 'Die Roten nahmen das Ereignis der unteren Reihe. Dir bleiben ein Befehl, ein begrenzter Befehl oder Passen. Passe: Das bringt 1 Mittel.',
      },
      spotlight: ['choices'],
      awaits: [{ kind: 'pass' }],
      instead: [
        {
          like: { kind: 'take', box: 'bottom-command' },
          say: {
            en: 'A full Command makes you Ineligible. The next card would go by without you.',
            de: 'Ein voller Befehl lässt dich aussetzen. Die nächste Karte liefe ohne dich.',
          },
        },
        {
          like: { kind: 'take' },
          say: {
            en: 'Box c comes back before box d, but after those who pass. The Moderates could come before you.',
            de: 'Feld c kommt vor Feld d zurück, aber nach denen, die passen. Die Gemäßigten könnten vor dir sein.',
          },
        },
      ],
      then: {
        en: 'Who passes comes first on the next card. No other choice is so sure.',
        de: 'Wer passt, ist bei der nächsten Karte zuerst dran. Keine andere Wahl ist so sicher.',
      },
    },
    {
      before: [
        by('moderates', { kind: 'take', box: 'bottom-command' }),
        by('moderates', { kind: 'choose-command', command: 'rally' }),
        by('moderates', { kind: 'rally', space: 'turku' }),
        by('moderates', { kind: 'rally', space: 'viipuri' }),
        by('moderates', { kind: 'done' }),
        by('moderates', { kind: 'special-activity', activity: 'personality' }),
        by('moderates', { kind: 'place-personality', space: 'helsinki' }),
      ],
      say: {
        en: 'The Moderates took the full Command and sit this card out. You are first, then the Reds. Any row is open. Take the Event of the bottom row.',
        de: 'Die Gemäßigten nahmen den vollen Befehl und setzen jetzt aus. Du bist zuerst dran, dann die Roten. Jede Reihe ist offen. Nimm das Ereignis der unteren Reihe.',
      },
      spotlight: ['choices'],
      awaits: [{ kind: 'take', box: 'bottom-event-d' }],
      instead: [
        {
          like: { kind: 'take', box: 'middle-command' },
          say: {
            en: 'The middle row leaves the Event to the Reds. They would take the Commander.',
            de: 'Die mittlere Reihe ließe den Roten das Ereignis. Sie nähmen den Kommandeur.',
          },
        },
        {
          like: { kind: 'take' },
          say: {
            en: 'The top row has no Event. Nobody gets it, neither do you.',
            de: 'Die obere Reihe hat kein Ereignis. Niemand bekommt es, auch du nicht.',
          },
        },
        passing,
      ],
    },
    {
      say: {
        en: 'Two texts, and you may choose either. The unshaded one gives you a Jaeger, the shaded one gives the Reds the Commander. Execute the unshaded one.',
        de: 'Zwei Texte, und du hast die Wahl. Der helle gibt dir einen Jäger, der dunkle den Roten den Kommandeur. Führe den hellen aus.',
      },
      awaits: [{ kind: 'choose-text', text: 'unshaded' }],
      instead: [
        {
          like: { kind: 'choose-text' },
          say: { en: 'You would arm the Reds.', de: 'Du würdest die Roten bewaffnen.' },
        },
        giving,
        takingBack,
      ],
      then: {
        en: 'The Jaeger waits beside the map until the Red Revolt. Then he comes to Vaasa, or as near as your Cells are.',
        de: 'Der Jäger wartet neben der Karte bis zum Roten Aufstand. Dann kommt er nach Vaasa oder so nah, wie deine Zellen sind.',
      },
    },
    {
      before: [
        by('reds', { kind: 'take', box: 'bottom-command' }),
        by('reds', { kind: 'choose-command', command: 'rally' }),
        by('reds', { kind: 'rally', space: 'hame' }),
        by('reds', { kind: 'place-cells' }),
        by('reds', { kind: 'rally', space: 'uusimaa' }),
        by('reds', { kind: 'place-cells' }),
        by('reds', { kind: 'done' }),
        by('reds', { kind: 'done' }),
      ],
      say: {
        en: 'The Reds had the rest of your row and took the full Command: four Cells. Now they are Ineligible. The order is the Moderates, then you.',
        de: 'Die Roten hatten den Rest deiner Reihe und nahmen den vollen Befehl: vier Zellen. Jetzt setzen sie aus. Die Reihenfolge: erst die Gemäßigten, dann du.',
      },
      spotlight: ['hame', 'uusimaa'],
    },
    {
      before: [by('moderates', { kind: 'pass' })],
      say: {
        en: 'The Moderates pass. Nobody acts after you on this card, so what you leave is lost to all. Take the full Command of the middle row.',
        de: 'Die Gemäßigten passen. Nach dir handelt bei dieser Karte niemand, also bleibt liegen, was du nicht nimmst. Nimm den vollen Befehl der mittleren Reihe.',
      },
      spotlight: ['choices'],
      awaits: [{ kind: 'take', box: 'middle-command' }],
      instead: [
        {
          like: { kind: 'take', box: 'bottom-event-d' },
          say: {
            en: 'The Event shifts one space. A Command brings more today.',
            de: 'Das Ereignis verschiebt ein Gebiet. Ein Befehl bringt heute mehr.',
          },
        },
        {
          like: { kind: 'take' },
          say: { en: 'One space only. You can pay for more.', de: 'Nur ein Gebiet. Du kannst mehr bezahlen.' },
        },
        passing,
      ],
      then: {
        en: 'You will sit out the next card. Look at it first: {21} is of more use to the Reds, but you can live with it.',
        de: 'Die nächste Karte setzt du aus. Sieh sie vorher an: {21} nützt eher den Roten, aber damit kannst du leben.',
      },
    },
    {
      say: {
        en: 'The Reds grow, so grow as well: choose Rally.',
        de: 'Die Roten wachsen, also wachse auch: Wähl „Sammeln“.',
      },
      awaits: [{ kind: 'choose-command', command: 'rally' }],
      instead: [
        {
          like: { kind: 'choose-command' },
          say: { en: 'First more Cells, then wake them.', de: 'Erst mehr Zellen, dann weck sie.' },
        },
        otherSpecial,
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Each level of Support brings a Cell more. Vaasa stands at Active Support, two levels. Rally there.',
        de: 'Jede Stufe Unterstützung bringt eine Zelle mehr. Vaasa hat aktive Unterstützung, zwei Stufen. Sammle dort.',
      },
      spotlight: ['vaasa'],
      awaits: [{ kind: 'rally', space: 'vaasa' }],
      instead: [elsewhere, giving, takingBack],
      then: { en: 'Three Cells for 1 Resource.', de: 'Drei Zellen für 1 Mittel.' },
    },
    {
      say: {
        en: 'Pohjanmaa around it has one level. Rally there as well.',
        de: 'Pohjanmaa ringsum hat eine Stufe. Sammle auch dort.',
      },
      spotlight: ['pohjanmaa'],
      awaits: [{ kind: 'rally', space: 'pohjanmaa' }],
      instead: [
        elsewhere,
        { like: { kind: 'done' }, say: { en: 'One space would be all.', de: 'Ein Gebiet wäre alles.' } },
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Keep the rest of your Resources. End the Command.',
        de: 'Behalt den Rest deiner Mittel. Beende den Befehl.',
      },
      awaits: [{ kind: 'done' }],
      instead: [elsewhere, giving, takingBack],
    },
    {
      say: {
        en: 'A Special Activity is still free. Choose “Prepare”: it weakens attacks.',
        de: 'Eine Sonderaktion ist noch frei. Wähl „Vorbereiten“: Das schwächt Angriffe.',
      },
      awaits: [{ kind: 'special-activity', activity: 'prepare' }],
      instead: [
        otherSpecial,
        { like: { kind: 'done' }, say: { en: 'It costs nothing. Take it.', de: 'Sie kostet nichts. Nimm sie.' } },
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Place the marker in Vaasa. It needs a Cell of yours beside it.',
        de: 'Leg den Marker nach Vaasa. Er braucht eine deiner Zellen neben sich.',
      },
      spotlight: ['vaasa'],
      awaits: [{ kind: 'place-prepared', space: 'vaasa' }],
      instead: [
        {
          like: { kind: 'place-prepared' },
          say: { en: 'Your centre is Vaasa.', de: 'Dein Zentrum ist Vaasa.' },
        },
        giving,
        takingBack,
      ],
    },
    {
      say: {
        en: 'Next card: the Moderates first, for they passed; then the Reds, who come back; you sit out. Read the next card before you choose a box. That is half the game.',
        de: 'Nächste Karte: zuerst die Gemäßigten, denn sie passten; dann die Roten, die zurückkommen; du setzt aus. Lies die nächste Karte, bevor du ein Feld wählst. Das ist das halbe Spiel.',
      },
      spotlight: ['prompt'],
    },
  ],
};
