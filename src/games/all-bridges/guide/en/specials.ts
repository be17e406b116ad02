/** Special Activities and Events. */
export const specials = `
# §4

A Special Activity goes with a Command. It is the second half of the box “Command with Special Activity”.

| {reds} | {senate} | {moderates} |
| [§4.2.1] | [§4.2.1] | [§4.3.1|Personality] |
| [§4.2.2] | [§4.2.2] | [§4.3.2] |
| [§4.2.3] | [§4.2.3] | [§4.3.3] |
| – | [§4.2.4], Phase II | – |
| – | [§4.2.5], Phase II | – |

# §4.1

You may use one Special Activity with your Command: before it, in the middle of it, or after it.

## do

- You select its spaces, Factions and pieces. It costs no Resources, unless its page says so.
- Resources that it brings may pay for the Command.

## not

- One Special Activity a turn, and none with a Limited Command.
- Never without a Command. Before you have chosen one, keep a Resource to pay for it.

!last-resource The Senate has one Resource and no Command yet. Investing it would leave nothing for the Command.

# §4.1.1

Not every Special Activity goes with every Command.

| Special Activity | Goes with |
| [§4.2.1], [§4.2.2], [§4.2.3] | any Command |
| [§4.2.4] | any Command, Phase II |
| [§4.2.5] | any Command but Attack and March, Phase II |
| [§4.3.1|Personality] | Rally and Politics |
| [§4.3.2] | any Command but Rally |
| [§4.3.3] | any Command but Rally and Negotiate |

The spaces of the two need not be the same.

## not

- Whichever comes first, the pair must fit.

!accompany The Moderates Rally. Publish does not go with it; the Personality does.

# §4.2

Reds and Senate share three Special Activities. Two more belong to the Senate alone, in Phase II: Coordinate and Crackdown.

# §4.2.1

Political Event brings Resources.

## do

- Select up to four spaces that you Control and where you have an Active Cell. Gain 1 Resource for each.

## not

- No space without your Control, or with only Inactive Cells.

!collect In Turku the sides are level, so nobody Controls it.

# §4.2.2

Foreign Relations moves the Vassalage of your own Power: German for the Senate, Russian for the Reds.

## do

- Raise it by 1. That is free and sure.
- Or try to lower it by 1. Spend Resources: each adds 2 to a target. Then roll: the target or less succeeds. Three Resources make it sure.
- The Resources are gone either way.

## not

- No roll without a Resource spent.
- Not both ways at once, and never beyond the ends of the track.

!relations Two Resources make a target of 4.

# §4.2.3

Prepare strengthens a defense, or breaks a railway.

## do

- Place an Available Prepared marker of your color in a space with your Cell.
- Or, in Phase II, place a Sabotage on a border of a space with your Cell.
- Or, in Phase II, remove a Sabotage from such a border, whoever placed it.

## not

- One Prepared a side in a space, one Sabotage on a border. There are {prepared-markers} Prepared markers for both sides.
- No Sabotage in Phase I. No Train passes it. A Town has one border only, so one Sabotage there stops all its Trains.

!prepare In Phase I the Reds can only Prepare.

!sabotage Sabotage lies between Tampere and Häme. The Cells get through, the Train does not.

# §4.2.4

Coordinate lets the Senate decide what the Germans do next. Senate only, Phase II, with any Command.

## do

- The marker goes onto the German cylinder. It stays until the next action of the Germans.
- When they act, choose one of four. All from the box land at a landing site of your choice. Or they Attack in a space with Germans and Reds or Russians. Or any Germans March one space each, wherever you like. Or they do nothing.

## not

- The Germans cannot land if none is in their box. They cannot attack where they have no enemy.

!coordinate No German is left in the box. Two in Uusimaa may March.

# §4.2.5

Crackdown fights Opposition with fear. Senate only, Phase II, not with Attack or March.

## do

- Select one space with Senate Control and an Active Senate Cell.
- Place a white Terror marker, if fewer than two lie there. Polarization rises by 1 for it.
- Shift Opposition one level towards Neutral.
- With two Terror markers there, Opposition still shifts, and Polarization does not rise.

## not

- It does not raise Support, and does nothing where there is neither Opposition nor room for Terror.

!crackdown In Turku nobody has Control. Häme is calmed by force.

# §4.3.1

The Personality is the Moderates’ voice. This Special Activity goes with Rally or Politics.

## do

- If the Personality is Available: place it in a Town with a Moderates Cell.
- Or, in Phase II, use News: in the space of the Personality an Underground Moderates Cell holds News. Discard the News and place an Available cube of either color. Then roll a die: gain that many Resources, or lower Polarization by half of it, rounded up. Choose before the roll.

## not

- It cannot be placed while it is on the map. Message moves it.
- News needs Phase II, the Personality in the same space, and an Underground Cell there.
- If a cube is Available, you must place one. This is possible at any Polarization.

!personality The Personality is on the map. News in the same place lowers Polarization: half of 3, rounded up, is 2.

# §4.3.2

Dialogue calms a space or wins an enemy over. It goes with any Command but Rally.

## do

1. Select one space with an Underground Moderates Cell. It turns Active.
2. Shift Support or Opposition one level towards Neutral. Or replace an Inactive enemy Cell there with a Moderates Cell.

If no Moderates Cell is Available, the enemy is removed all the same.

## not

- No shift in a Neutral space, and no Active enemy is won over.
- No last Cell that guards a Capability or Prepared marker, or that holds News.

!dialogue Helsinki is Neutral already. So the Moderates win a Cell over.

# §4.3.3

Publish brings Resources. It goes with Message and Politics.

## do

- Select up to {publish-spaces} spaces with Moderates pieces and Population.
- Each Town brings 1 Resource.
- In each, turn one Underground Cell Active if the Personality is there, and one more if a Network is there. Each brings 2 Resources.

## not

- Not in a space with Population 0, or without Moderates pieces.
- Active Cells bring nothing.

!publish Helsinki has both the Personality and a Network: 1 and 4 Resources. Tampere brings 1.

# §5.0

An Event is one of the three things a Faction may do on a card. All cards are listed under [cards-1917] and [cards-1918].

# §5.1

You carry out what the card says, word for word. Where it contradicts a rule, the card wins.

## do

- Whatever can be carried out must be. What cannot is left out. “Up to” and “may” leave you free.
- The Faction that executes makes all choices, except those of a Faction that is named. That one decides its own action.
- Place only what is Available. You may take own Cells from the map to place them.
- “You” is the Faction that executes the Event.

## not

- Stacking holds, and Resources stop at {most-resources}.
- You cannot stop before all is done that must be done.

!must The card says two Cells. After one the Moderates are not yet done.

# §5.2

Many cards have two texts. The light one is called unshaded, and often helps the Senate. The dark one is called shaded, and often helps the others. Choose one of them, whoever you are. Cards with one text leave no choice.

# §5.3

Four cards of 1917 and some other Events give Capabilities: Cannons, Trains, Jaeger and the Commander. They are for Reds and Senate only.

## do

- In Phase I the marker waits in the Capabilities box until the Red Revolt.
- In Phase II place it at once with a friendly Cell: Trains at a stop.
- Jaeger of the Senate go to Vaasa, or to the nearest space with Senate Cells.
- The Moderates may execute such an Event, and give the marker to Reds or Senate.
- A Capability goes out of play with the last friendly Cell of its space.

# §5.4

Some Events give a free Command or Special Activity to somebody.

## do

- If several Factions could get it, the executing Faction chooses one.
- Whoever gets it decides the details. Nothing is paid, and no cylinder moves: [§3.1.2].
- A free Special Activity needs no Command beside it.
- Terror by an Event needs no Active Cell. It removes one enemy Cell, at any Polarization, and no disc or cube. Its marker and its Polarization come as usual.
- A choice of several Commands may be declined. So may what the card says “may” of.
- Where the card names spaces, the Command is carried out there. So it is no Politics, takes no cube from the Display, and rolls no die to Activate Cells elsewhere.

## not

- It happens only where the card says, and only as often.

!hanko The Reds give the Command to themselves. It must be in Uusimaa, and it may not be an Attack.
`;
