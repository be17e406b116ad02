import { tutorialTests } from 'revolution-tables-kit/testing';
import { game } from '.';
import { tutorial } from './tutorial';

tutorialTests(game, tutorial);
